/** The operation's context that lets the Bearer travel: writes, the profile and lists of one's own rows (rulings 3). */
export const asUser = { asUser: true } as const;
