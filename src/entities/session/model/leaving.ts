import { stored } from '@/shared/lib/browser';

/** A tab that dies on the way out must not keep the others in a session that is over. */
const LONGEST_MS = 30_000;

interface Leaving {
  token: string;
  /** When the server was asked to end it, in milliseconds. */
  sejak: number;
}

const noted = stored<Leaving>(
  'sedangKeluar',
  (value): value is Leaving => typeof value === 'object' && value !== null && 'token' in value && 'sejak' in value,
);

/** A logout that is on its way to the server, in whichever tab. */
export const leaving = {
  begin: (token: string): void => noted.write({ token, sejak: Date.now() }),
  end: (): void => noted.remove(),
  isOn: (token: string): boolean => {
    const known = noted.read();
    return known?.token === token && Math.abs(Date.now() - known.sejak) < LONGEST_MS;
  },
};
