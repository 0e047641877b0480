/** A scheme, a mailbox, `www.` or a host with a path: what mail clients turn into a link. */
const WEB_ADDRESS = /:\/\/|\b(?:https?|ftp|mailto|javascript):|@|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}[/:?#]/iu

/** Whether a text carries what a mail client turns into a link; a bare `St.John` does not. */
export function hasWebAddress(text: string): boolean {
  return WEB_ADDRESS.test(text.normalize('NFKC').replaceAll('。', '.'))
}

/** A text of a person for a mail to an address that may not be theirs: nothing in it can be followed or breaks the line. */
export function unlinked(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]+/gu, ' ')
    .replaceAll(/[.。](?=[^\s.。])/g, '. ')
    .replaceAll(/:\s*\/+\s*/g, ' ')
    .replaceAll(/:(?=\S)/g, ': ')
    .replaceAll('@', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
