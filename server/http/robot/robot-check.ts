import type { Ports } from '../../ports.ts';
import { invalid, Refusal } from '../answer.ts';
import { altcha } from './altcha.ts';
import { recaptcha } from './recaptcha.ts';

type RobotPorts = Pick<Ports, 'db' | 'now' | 'guards' | 'fetch' | 'log'>;

const LONGEST_TOKEN = 8000;

/** Field names that clients use for the solved check, the specification's own first (kontrak.md, Authentication). */
const names = ['recaptcha', 'recapcha', 'recaptha', 'g-recaptcha-response', 'altcha'];

/** The solved check of a body, under any of its names. */
export const robotToken = (fields: Record<string, unknown>): unknown =>
  names.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '');

/** Tells people from robots by the configured method. */
export function robotCheck(ports: RobotPorts) {
  const { db, guards } = ports;
  const means = meansOf(ports);

  return {
    isOff: means === null,

    /** What a client needs to solve a check. */
    task: async (hardness: number) => (means ? means.task(hardness) : { jenis: guards.robotCheck.jenis }),

    /**
     * Uses up a solved check, in a statement of its own before the work it admits: of concurrent requests with one
     * token only one passes, and a wrong password uses it up too.
     *
     * @param hardness the least hardness required
     * @throws Refusal 422 when it is invalid or used; TooEasy when it is valid but too easy, and then it is not used up
     */
    async use(token: unknown, hardness = 0): Promise<void> {
      if (!means) return;
      const isReadable = typeof token === 'string' && token.length <= LONGEST_TOKEN;
      const stamp = isReadable ? await means.stampOf(token) : null;
      if (!stamp) throw refused();
      if (stamp.hardness < hardness) throw new TooEasy();
      const stamped = await db
        .insertInto('cap_robot')
        .values({ sidik: stamp.sidik, berlaku_sampai: new Date(stamp.until).toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('sidik')
        .executeTakeFirst();
      if (!stamped) throw refused();
    },
  };
}

/** A solved check that was too easy. */
export class TooEasy extends Refusal {
  constructor() {
    super(422, HARDER, { errors: { recaptcha: [HARDER] } });
  }
}

export type RobotCheck = ReturnType<typeof robotCheck>;

function meansOf(ports: RobotPorts) {
  const settings = ports.guards.robotCheck;
  if (settings.jenis === 'off') return null;
  return settings.jenis === 'altcha' ? altcha(ports) : recaptcha(ports, settings);
}

const HARDER =
  'Ada banyak percobaan masuk ke akun ini. Tunggu pemeriksaan robot yang lebih lama, lalu tekan Masuk lagi.';
const SAYS = 'Recaptcha tidak berlaku lagi, silahkan ulangi';
const refused = () => invalid(SAYS, { recaptcha: [SAYS] });
