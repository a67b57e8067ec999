/** The operation's context that lets the Bearer travel: writes, the profile and lists of one's own rows (rulings 3). */
export const asUser = { asUser: true } as const;

/**
 * The operation's context of what is asked besides the screen, to be kept for later: an answer that this device already
 * has does not make the screen one of the device, and the screen's own question is put for itself.
 */
export const aside = { aside: true, queryDeduplication: false } as const;
