import type { Words } from '#ui/demo.ts'

export const WORDS = {
  short: {
    lang: 'en',
    word: 'New',
    action: 'Add to Cart',
    title: 'Shopping bag',
    sentence: 'Cut on the bias, worn close.',
    paragraph:
      'A slip of washed silk that falls from the shoulder without a seam. Made in small runs; it softens with every wear.',
    label: 'Size',
    hint: 'As on your last order',
    error: 'Please select a size.',
    close: 'Close',
    more: 'Show More',
    previous: 'Previous',
    next: 'Next',
    choices: ['Black', 'Ivory', 'Rose', 'Ink', 'Olive'],
  },
  long: {
    lang: 'de',
    word: 'Ausverkaufsbenachrichtigung',
    action: 'Zur Einkaufstasche hinzufügen und weiterstöbern',
    title: 'Benachrichtigungseinstellungen für Ihre Einkaufstasche',
    sentence:
      'Die Rücksendebedingungen für Geschenkgutscheine und maßgefertigte Abendgarderobe weichen von den übrigen ab.',
    paragraph:
      'Ein Unterkleid aus gewaschener Maulbeerseide, das ohne Naht von der Schulter fällt. Hergestellt in Kleinserien innerhalb der Europäischen Gemeinschaft; die Pflegeanleitung liegt jeder Versandschachtel in vierzehn Sprachen bei.',
    label: 'Umsatzsteueridentifikationsnummer der Rechnungsempfängerin',
    hint: 'Wie auf der Auftragsbestätigung Ihrer letzten Bestellung angegeben, ohne Leerzeichen',
    error: 'Bitte wählen Sie eine Konfektionsgröße, bevor Sie den Artikel in die Einkaufstasche legen.',
    close: 'Fenster schließen',
    more: 'Weitere Kleidungsstücke anzeigen',
    previous: 'Zurückblättern',
    next: 'Vorwärtsblättern',
    choices: ['Mitternachtsschwarz', 'Elfenbeinweiß', 'Altrosa', 'Tintenblau meliert', 'Olivgrün gewaschen'],
  },
} as const satisfies Record<string, Words>
