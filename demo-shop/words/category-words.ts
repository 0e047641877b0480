import type { Texts } from './languages.ts'

/** English, Chinese, Japanese and French. */
export function texts([en, zh, ja, fr]: readonly [string, string, string, string]): Texts {
  return { en, zh, ja, fr }
}

/** The text below the name of a category, by its id; missing where none is needed. */
export const CATEGORY_WORDS: Readonly<Record<number, Texts>> = {
  159700: texts([
    'What left the cutting table this month, from everyday shirts to the dress for the next wedding.',
    '本月刚下裁床的新作：从日常衬衫到下一场婚礼的礼服。',
    '今月、裁断台から届いた新作。普段のシャツから次の結婚式のドレスまで。',
    'Ce qui vient de quitter la table de coupe, de la chemise de tous les jours à la robe du prochain mariage.',
  ]),
  159819: texts([
    'A whole wardrobe for warm weather: light layers, trousers that breathe and dresses that travel.',
    '一整柜适合热天的衣服：轻薄叠穿、透气长裤，以及耐得住行李箱的连衣裙。',
    '暑い季節のためのワードローブ。軽い重ね着、風の通るパンツ、旅先でも頼れるワンピース。',
    'Toute une garde-robe pour la chaleur : des superpositions légères, des pantalons qui respirent, des robes qui voyagent.',
  ]),
  159820: texts([
    'From short and sleeveless to long and sleeved: one piece, and the day is dressed.',
    '从短款无袖到长款长袖，一件就能穿好一整天。',
    'ノースリーブのミニから袖のあるロングまで。一枚で一日が決まります。',
    'De la courte sans manches à la longue à manches : une seule pièce, et la journée est habillée.',
  ]),
  159830: texts([
    'Blouses, shirts, tees and camisoles that hold their own tucked in, left out or under a jacket.',
    '罩衫、衬衫、T恤与吊带：塞进腰里、放下来或穿在外套里都好看。',
    'ブラウス、シャツ、Tシャツ、キャミソール。インでもアウトでも、ジャケットの中でも。',
    'Blouses, chemises, t-shirts et caracos, à rentrer, à laisser sortir ou à glisser sous une veste.',
  ]),
  159840: texts([
    'Fine knits for offices that are colder than the street.',
    '办公室总比街上冷：为它准备的细针织。',
    '外より寒いオフィスのための、薄手のニット。',
    'Des mailles fines pour les bureaux plus froids que la rue.',
  ]),
  159850: texts([
    'Coats, trenches and short jackets, for the plane, the rain and the places that have a winter.',
    '大衣、风衣与短外套：为飞机、雨天，以及有冬天的地方。',
    'コート、トレンチ、ショートジャケット。機内、雨の日、そして冬のある街へ。',
    'Manteaux, trenchs et vestes courtes, pour l’avion, la pluie et les pays qui ont un hiver.',
  ]),
  159860: texts([
    'Skirts that move when you do: above the knee, or just below it.',
    '随步伐而动的半身裙：膝上，或刚过膝。',
    '歩くたびに揺れるスカート。ひざ上、またはひざ下丈で。',
    'Des jupes qui bougent avec vous, au-dessus du genou ou juste en dessous.',
  ]),
  159870: texts([
    'Trousers, jeans and shorts, in letter sizes or by the waist in inches.',
    '长裤、牛仔裤与短裤，有字母尺码，也有按腰围英寸的尺码。',
    'ロングパンツ、ジーンズ、ショートパンツ。サイズはアルファベット、またはインチのウエストで。',
    'Pantalons, jeans et shorts, en tailles lettrées ou au tour de taille en pouces.',
  ]),
  159880: texts([
    'Blazers and two-piece suits: lined, structured, and still light enough for the walk to the train.',
    '西装外套与两件式套装：有里布、有骨架，走去地铁站依然轻盈。',
    'テーラードジャケットとツーピース。裏地つきで形は美しく、駅まで歩ける軽さ。',
    'Blazers et tailleurs deux-pièces : doublés, structurés, assez légers pour marcher jusqu’au métro.',
  ]),
  159890: texts([
    'The cheongsam as it is worn now: collar and frog buttons kept, room to walk and sit added.',
    '今日的旗袍：留下立领与盘扣，添上能走能坐的余地。',
    'いま着るチャイナドレス。立ち襟と花ボタンはそのままに、歩きやすく座りやすく。',
    'Le cheongsam d’aujourd’hui : le col et les brandebourgs demeurent, l’aisance en plus.',
  ]),
  159891: texts([
    'Short, long or as a top, for a working day as much as for a reunion dinner.',
    '短款、长款或上衣，适合工作日，也适合团圆饭。',
    'ショート丈、ロング丈、トップス。仕事の日にも、家族の集まりにも。',
    'Court, long ou en haut, pour une journée de travail comme pour un dîner de famille.',
  ]),
  159892: texts([
    'Reds and golds for the tea ceremony, the dinner and the last dance.',
    '敬茶、喜宴与最后一支舞的红与金。',
    'お茶の儀式、披露宴、最後の一曲まで。赤と金の装い。',
    'Des rouges et des ors pour la cérémonie du thé, le dîner et la dernière danse.',
  ]),
  159787: texts([
    'Silk and silk satin: cool in the heat, and at its best after dark.',
    '真丝与真丝缎：热天清凉，入夜更美。',
    'シルクとシルクサテン。暑い日は涼しく、夜はいっそう美しく。',
    'Soie et satin de soie : fraîche à la chaleur, plus belle encore le soir.',
  ]),
  159781: texts([
    'Dresses of silk that need no iron on the second day, only a night on a hanger.',
    '真丝连衣裙：第二天不必熨烫，挂一夜就好。',
    '二日目はアイロンいらず。一晩吊るすだけのシルクワンピース。',
    'Des robes en soie qui, le deuxième jour, ne demandent qu’une nuit sur un cintre.',
  ]),
  159782: texts([
    'Blouses, shirts and camisoles of silk, to be worn with jeans as gladly as with a suit.',
    '真丝罩衫、衬衫与吊带，配牛仔裤与配西装一样好。',
    'シルクのブラウス、シャツ、キャミソール。ジーンズにもスーツにも。',
    'Blouses, chemises et caracos en soie, avec un jean aussi bien qu’avec un tailleur.',
  ]),
  159783: texts([
    'Skirts of silk with enough weight to fall straight.',
    '有垂坠分量的真丝半身裙。',
    'まっすぐ落ちる、ほどよい重みのシルクスカート。',
    'Des jupes en soie, assez lourdes pour tomber droit.',
  ]),
  159784: texts([
    'Squares with a rolled hem, for the neck, the hair or the handle of a bag.',
    '手卷边方巾，可系颈间、束发或绑在包柄上。',
    '縁をかがったスクエア。首元に、髪に、バッグの持ち手に。',
    'Des carrés à l’ourlet roulotté, pour le cou, les cheveux ou l’anse d’un sac.',
  ]),
  159930: texts([
    'For a birthday, a thank-you, or somebody whose size you do not know.',
    '生日、致谢，或送给你不知道尺码的人。',
    '誕生日、お礼、サイズを知らない方への贈りものに。',
    'Pour un anniversaire, un merci, ou une personne dont on ignore la taille.',
  ]),
  159931: texts([
    'Small sets, boxed and ribboned before they leave us.',
    '小件套装，出门前已装盒系好丝带。',
    '箱に入れ、リボンをかけてお届けする小さなセット。',
    'De petits ensembles, en boîte et enrubannés avant de partir.',
  ]),
  159932: texts([
    'Sent by e-mail. She chooses, and the size is right.',
    '通过电子邮件送达。由她来选，尺码一定合适。',
    'メールでお届け。お好きなものを、ぴったりのサイズで。',
    'Envoyée par e-mail. Elle choisit, et la taille est la bonne.',
  ]),
  159933: texts([
    'An hour with a stylist, alterations, an evening in the store: given, not shipped.',
    '与造型师共度一小时、修改服务、店内之夜：送出心意，无需邮寄。',
    'スタイリストとの一時間、お直し、店舗での夕べ。発送のない贈りものです。',
    'Une heure avec une styliste, des retouches, une soirée en boutique : un cadeau sans colis.',
  ]),
  159934: texts([
    'Totes, small bags and scarves that go with more than one outfit.',
    '托特包、小包与丝巾，不止配一身衣服。',
    'トート、小さなバッグ、スカーフ。いくつもの装いに合わせて。',
    'Cabas, petits sacs et foulards qui vont avec plus d’une tenue.',
  ]),
  159950: texts([
    'Last sizes and the season before, at the price on the label. No returns or exchanges on final sale.',
    '最后的尺码与上一季款式，以标价出售。特惠商品不退不换。',
    '最後のサイズと前シーズンの品を、表示価格で。セール品は返品・交換できません。',
    'Dernières tailles et saison passée, au prix indiqué. Ni retour ni échange sur les articles soldés.',
  ]),
}
