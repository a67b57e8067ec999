/** Few, so that it is quick: the demo's passwords are public, and hashes never leave the device. */
const ROUNDS = 20_000;

/** Passwords by PBKDF2, which browsers have. The build hashes the seed's password with it, too. */
export const passwords = {
  async hash(plain: string): Promise<string> {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    return `pbkdf2$${ROUNDS}$${hex(salt)}$${await derived(plain, salt, ROUNDS)}`;
  },
  async verify(stored: string, plain: string): Promise<boolean> {
    const [name, rounds, salt, hash] = stored.split('$');
    if (name !== 'pbkdf2' || !rounds || !salt) return false;
    return (await derived(plain, bytes(salt), Number(rounds))) === hash;
  },
};

async function derived(plain: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(plain), 'PBKDF2', false, ['deriveBits']);
  return hex(
    new Uint8Array(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256)),
  );
}

const hex = (of: Uint8Array): string => Array.from(of, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytes = (of: string) => Uint8Array.from(of.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
