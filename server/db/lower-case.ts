/** Lowers the letters that `lower()` lowers in both databases: A to Z. Others must match as they are written. */
export const lowerCase = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
