import type { Spoken } from '../region/language.ts'
import type { ColourFamily } from './colour-families.ts'

/** Words for one family: `same` name the family, the shop's own word first; `shades` are colours within it. */
interface ColourWords {
  readonly same: string
  readonly shades: string
}

type Table = Readonly<Record<ColourFamily, ColourWords>>

/**
 * Words for colours in searches. Words that also name a cloth or a flower (linen, denim, orchid, shell) are left out,
 * because 'linen dress' does not name a colour.
 */
export const COLOUR_WORDS: Readonly<Record<Spoken, Table>> = {
  en: {
    black: { same: 'black', shades: 'ebony jet onyx noir' },
    white: { same: 'white', shades: 'ivory alabaster off-white' },
    grey: { same: 'grey gray', shades: 'charcoal graphite slate' },
    beige: { same: 'beige', shades: 'cream ecru champagne nude oatmeal' },
    brown: { same: 'brown', shades: 'camel chocolate mocha khaki taupe tan' },
    red: { same: 'red', shades: 'crimson scarlet burgundy maroon vermilion claret' },
    pink: { same: 'pink', shades: 'blush coral fuchsia magenta' },
    orange: { same: 'orange', shades: 'terracotta rust tangerine apricot' },
    yellow: { same: 'yellow', shades: 'mustard lemon' },
    green: { same: 'green', shades: 'emerald jade olive sage mint celadon' },
    blue: { same: 'blue', shades: 'navy cobalt indigo teal turquoise azure sapphire' },
    purple: { same: 'purple', shades: 'lilac violet mauve lavender aubergine' },
    gold: { same: 'gold golden', shades: 'bronze' },
    silver: { same: 'silver', shades: 'platinum' },
    multi: { same: 'multicolour multicolor', shades: 'rainbow' },
  },
  zh: {
    black: { same: '黑色 黑', shades: '墨色' },
    white: { same: '白色 白', shades: '象牙白 米白 乳白' },
    grey: { same: '灰色 灰', shades: '炭灰' },
    beige: { same: '米色 杏色', shades: '香槟色 驼米' },
    brown: { same: '棕色 棕 褐色 咖啡色', shades: '驼色 卡其 巧克力色' },
    red: { same: '红色 红', shades: '酒红 朱红 大红' },
    pink: { same: '粉色 粉红色 粉红', shades: '珊瑚色 玫红' },
    orange: { same: '橙色 橘色 橙 橘', shades: '陶土色' },
    yellow: { same: '黄色 黄', shades: '芥末黄 奶黄' },
    green: { same: '绿色 绿', shades: '墨绿 翠绿 祖母绿 橄榄绿 薄荷绿' },
    blue: { same: '蓝色 蓝', shades: '海军蓝 藏青 藏蓝 天蓝' },
    purple: { same: '紫色 紫', shades: '丁香紫 薰衣草紫' },
    gold: { same: '金色', shades: '古铜色' },
    silver: { same: '银色', shades: '' },
    multi: { same: '多色 彩色', shades: '彩虹' },
  },
  ja: {
    black: { same: 'ブラック 黒 黒色', shades: '墨色' },
    white: { same: 'ホワイト 白 白色', shades: 'アイボリー オフホワイト' },
    grey: { same: 'グレー グレイ 灰色', shades: 'チャコール' },
    beige: { same: 'ベージュ', shades: 'シャンパンゴールド クリーム色 生成り' },
    brown: { same: 'ブラウン 茶色', shades: 'キャメル モカ カーキ チョコレート色' },
    red: { same: 'レッド 赤 赤色', shades: 'ワインレッド ボルドー 朱色 臙脂' },
    pink: { same: 'ピンク 桃色', shades: 'コーラル フューシャ' },
    orange: { same: 'オレンジ 橙 橙色', shades: 'テラコッタ' },
    yellow: { same: 'イエロー 黄色', shades: 'マスタード 山吹色' },
    green: { same: 'グリーン 緑 緑色', shades: 'エメラルド 抹茶色 抹茶 オリーブ 若草色 ミント' },
    blue: { same: 'ブルー 青 青色', shades: 'ネイビー 紺 紺色 コバルト 水色 藍色' },
    purple: { same: 'パープル 紫 紫色', shades: 'ライラック ラベンダー 藤色' },
    gold: { same: 'ゴールド 金色', shades: '' },
    silver: { same: 'シルバー 銀色', shades: '' },
    multi: { same: 'マルチカラー 多色', shades: '' },
  },
  fr: {
    black: { same: 'noir noire', shades: '' },
    white: { same: 'blanc blanche', shades: 'ivoire' },
    grey: { same: 'gris grise', shades: 'anthracite ardoise' },
    beige: { same: 'beige', shades: 'crème écru' },
    brown: { same: 'marron brun brune', shades: 'camel chocolat kaki taupe' },
    red: { same: 'rouge', shades: 'bordeaux vermillon écarlate' },
    pink: { same: 'rose', shades: 'corail fuchsia' },
    orange: { same: 'orange orangé', shades: 'terracotta rouille abricot' },
    yellow: { same: 'jaune', shades: 'moutarde citron' },
    green: { same: 'vert verte', shades: 'émeraude olive sauge jade' },
    blue: { same: 'bleu bleue', shades: 'marine cobalt indigo turquoise' },
    purple: { same: 'violet violette', shades: 'lilas mauve lavande aubergine' },
    gold: { same: 'doré dorée', shades: 'bronze' },
    silver: { same: 'argenté argentée', shades: '' },
    multi: { same: 'multicolore', shades: '' },
  },
}
