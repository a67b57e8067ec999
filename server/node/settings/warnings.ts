import type { Db } from '../../ports.ts';
import type { Config } from './config.ts';
import { openDoors } from './guard-settings.ts';
import { describePlace } from './place.ts';

/** What operators should know although the server works; computed anew at each call. */
export const warningsOf =
  (config: Config, db: Db): (() => Promise<string[]>) =>
  async () => {
    const isTrial = config.mode === 'trial';
    return [...openDoors(config), ...(isTrial || (await hasAccounts(db)) ? [] : [withoutAccounts(config)])];
  };

/** A new installation looks like one whose data was not restored. */
const withoutAccounts = (config: Config): string =>
  `${describePlace(config)} belum berisi satu akun pun. Buat akun pertama, atau pulihkan cadangan ke folder data yang kosong.`;

async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('pengguna').select('id').limit(1).executeTakeFirst()) !== undefined;
}
