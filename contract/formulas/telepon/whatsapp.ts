/** Indonesian mobile numbers without what is left out abroad: 8 and eight to eleven digits. */
const MOBILE = /^(?:\+?62|0)0?(8\d{7,11})$/;

/** What people put between the digits of a number. */
const BETWEEN = /[\s().\-–\u00a0]/g;

/** '0812-3456-7890' → '6281234567890', as WhatsApp's addresses have it; null where it is no mobile number of Indonesia. */
export function whatsappNumber(no_hp: string): string | null {
  const own = MOBILE.exec(no_hp.replace(BETWEEN, ''))?.[1];
  return own === undefined ? null : `62${own}`;
}

/** Opens a conversation in which a text is typed already. */
export function whatsappLink(no_hp: string, text: string): string | null {
  const number = whatsappNumber(no_hp);
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
