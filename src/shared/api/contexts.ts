/** The operation's context with which the bearer token is sent: writes, the profile and lists of one's own rows (rulings 3). */
export const asUser = { asUser: true } as const;

/**
 * The operation's context of what is asked ahead, for later. If the service worker answers it with a stored answer, the
 * screen does not say 'data per …'; and a question that the screen asks at the same time is sent for itself.
 */
export const aside = { aside: true, queryDeduplication: false } as const;
