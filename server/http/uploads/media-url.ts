/** The address of a stored picture (api.md, Uploads). */
export const mediaUrl = (name: string): string => `/media/${name}`;

export const mediaUrlOrNull = (name: string | null): string | null => (name === null ? null : mediaUrl(name));
