/**
 * The operation's context of what is asked besides the screen, to be kept for later: an answer that this device already
 * has does not make the screen one of the device, and the screen's own question is put for itself.
 */
export const aside = { aside: true, queryDeduplication: false } as const;
