/** Half the height of a text on the map and the air around it, in units of the picture. */
const LEAST = 10;
/** The room of a shape is measured from points as far to the left and to the right of its text's middle. */
const ASIDE = 6;
const DIGIT = 8;
const SIGN = 5;

/** Whether a value can stand on its shape; in one that is too small for it, it stands in the list alone. */
export function hasRoom(words: string, ruang: number): boolean {
  const digits = words.replace(/\D/g, '').length;
  const wide = digits * DIGIT + (words.length - digits) * SIGN;
  return ruang >= LEAST && wide / 2 <= ruang + ASIDE;
}
