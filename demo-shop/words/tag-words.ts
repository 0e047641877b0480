import { texts } from './category-words.ts'

/** Names of the shop's own promotion tags. The tag strings of spec 9.6 are keys, and are not translated. */
export const TAG_WORDS = {
  festive: texts(['Festive Edit', '节庆精选', '祝祭セレクト', 'Sélection de fête']),
  limited: texts(['Limited Edition', '限量版', '限定品', 'Édition limitée']),
  online: texts(['Online Exclusive', '线上专售', 'オンライン限定', 'Exclusivité en ligne']),
  handmade: texts(['Handmade', '手工制作', 'ハンドメイド', 'Fait main']),
}
