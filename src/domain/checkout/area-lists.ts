/**
 * States, provinces and prefectures where they can be chosen from a list: the part of ISO 3166-2 after the country, a
 * space, the name. Military mail has no entry (spec 5).
 */
export const AREA_LISTS = {
  US: `
    AL Alabama; AK Alaska; AZ Arizona; AR Arkansas; CA California; CO Colorado; CT Connecticut; DE Delaware; DC District of Columbia; FL
    Florida; GA Georgia; HI Hawaii; ID Idaho; IL Illinois; IN Indiana; IA Iowa; KS Kansas; KY Kentucky; LA Louisiana; ME Maine; MD Maryland; MA
    Massachusetts; MI Michigan; MN Minnesota; MS Mississippi; MO Missouri; MT Montana; NE Nebraska; NV Nevada; NH New Hampshire; NJ New Jersey;
    NM New Mexico; NY New York; NC North Carolina; ND North Dakota; OH Ohio; OK Oklahoma; OR Oregon; PA Pennsylvania; RI Rhode Island; SC South
    Carolina; SD South Dakota; TN Tennessee; TX Texas; UT Utah; VT Vermont; VA Virginia; WA Washington; WV West Virginia; WI Wisconsin; WY
    Wyoming; AS American Samoa; GU Guam; MP Northern Mariana Islands; PR Puerto Rico; VI Virgin Islands`,
  CA: `
    AB Alberta; BC British Columbia; MB Manitoba; NB New Brunswick; NL Newfoundland and Labrador; NT Northwest Territories; NS Nova Scotia; NU
    Nunavut; ON Ontario; PE Prince Edward Island; QC Quebec; SK Saskatchewan; YT Yukon`,
  AU: `
    ACT Australian Capital Territory; NSW New South Wales; NT Northern Territory; QLD Queensland; SA South Australia; TAS Tasmania; VIC
    Victoria; WA Western Australia`,
  JP: `
    01 Hokkaido 北海道; 02 Aomori 青森県; 03 Iwate 岩手県; 04 Miyagi 宮城県; 05 Akita 秋田県; 06 Yamagata 山形県; 07 Fukushima 福島県; 08 Ibaraki 茨城県; 09 Tochigi
    栃木県; 10 Gunma 群馬県; 11 Saitama 埼玉県; 12 Chiba 千葉県; 13 Tokyo 東京都; 14 Kanagawa 神奈川県; 15 Niigata 新潟県; 16 Toyama 富山県; 17 Ishikawa 石川県; 18 Fukui
    福井県; 19 Yamanashi 山梨県; 20 Nagano 長野県; 21 Gifu 岐阜県; 22 Shizuoka 静岡県; 23 Aichi 愛知県; 24 Mie 三重県; 25 Shiga 滋賀県; 26 Kyoto 京都府; 27 Osaka 大阪府; 28
    Hyogo 兵庫県; 29 Nara 奈良県; 30 Wakayama 和歌山県; 31 Tottori 鳥取県; 32 Shimane 島根県; 33 Okayama 岡山県; 34 Hiroshima 広島県; 35 Yamaguchi 山口県; 36 Tokushima
    徳島県; 37 Kagawa 香川県; 38 Ehime 愛媛県; 39 Kochi 高知県; 40 Fukuoka 福岡県; 41 Saga 佐賀県; 42 Nagasaki 長崎県; 43 Kumamoto 熊本県; 44 Oita 大分県; 45 Miyazaki 宮崎県;
    46 Kagoshima 鹿児島県; 47 Okinawa 沖縄県`,
  MY: `
    01 Johor; 02 Kedah; 03 Kelantan; 14 Kuala Lumpur; 15 Labuan; 04 Melaka; 05 Negeri Sembilan; 06 Pahang; 08 Perak; 09 Perlis; 07 Penang; 16
    Putrajaya; 12 Sabah; 13 Sarawak; 10 Selangor; 11 Terengganu`,
  CN: `
    AH Anhui; BJ Beijing; CQ Chongqing; FJ Fujian; GS Gansu; GD Guangdong; GX Guangxi; GZ Guizhou; HI Hainan; HE Hebei; HL Heilongjiang; HA
    Henan; HB Hubei; HN Hunan; NM Inner Mongolia; JS Jiangsu; JX Jiangxi; JL Jilin; LN Liaoning; NX Ningxia; QH Qinghai; SN Shaanxi; SD
    Shandong; SH Shanghai; SX Shanxi; SC Sichuan; TJ Tianjin; XZ Tibet; XJ Xinjiang; YN Yunnan; ZJ Zhejiang`,
  TW: `
    CHA Changhua County; CYI Chiayi City; CYQ Chiayi County; HSZ Hsinchu City; HSQ Hsinchu County; HUA Hualien County; KHH Kaohsiung City; KEE
    Keelung City; KIN Kinmen County; LIE Lienchiang County; MIA Miaoli County; NAN Nantou County; NWT New Taipei City; PEN Penghu County; PIF
    Pingtung County; TXG Taichung City; TNN Tainan City; TPE Taipei City; TTT Taitung County; TAO Taoyuan City; ILA Yilan County; YUN Yunlin
    County`,
  KR: `
    26 Busan; 43 Chungcheongbuk-do; 44 Chungcheongnam-do; 27 Daegu; 30 Daejeon; 42 Gangwon-do; 29 Gwangju; 41 Gyeonggi-do; 47 Gyeongsangbuk-do;
    48 Gyeongsangnam-do; 28 Incheon; 49 Jeju-do; 45 Jeollabuk-do; 46 Jeollanam-do; 50 Sejong; 11 Seoul; 31 Ulsan`,
  ES: `
    C A Coruña; VI Álava; AB Albacete; A Alicante; AL Almería; O Asturias; AV Ávila; BA Badajoz; PM Balears; B Barcelona; BI Bizkaia; BU Burgos;
    CC Cáceres; CA Cádiz; S Cantabria; CS Castellón; CE Ceuta; CR Ciudad Real; CO Córdoba; CU Cuenca; SS Gipuzkoa; GI Girona; GR Granada; GU
    Guadalajara; H Huelva; HU Huesca; J Jaén; LO La Rioja; GC Las Palmas; LE León; L Lleida; LU Lugo; M Madrid; MA Málaga; ML Melilla; MU
    Murcia; NA Navarra; OR Ourense; P Palencia; PO Pontevedra; SA Salamanca; TF Santa Cruz de Tenerife; SG Segovia; SE Sevilla; SO Soria; T
    Tarragona; TE Teruel; TO Toledo; V Valencia; VA Valladolid; ZA Zamora; Z Zaragoza`,
} as const
