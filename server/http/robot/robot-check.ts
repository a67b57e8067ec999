import type { Ports } from '../../ports.ts';
import { invalid, Refusal } from '../answer.ts';
import { altcha } from './altcha.ts';
import { recaptcha } from './recaptcha.ts';

type RobotPorts = Pick<Ports, 'db' | 'now' | 'guards' | 'fetch' | 'log'>;

/** What is stamped for a token that holds, and until when nobody else may use it. */
export interface Stamp {
  sidik: string;
  until: number;
  /** How hard it was: 0 is the usual. */
  hardness: number;
}

const LONGEST_TOKEN = 8000;

/** Under these names clients send the solved check, the specification's own first (api.md, Authentication). */
const names = ['recaptcha', 'recapcha', 'recaptha', 'g-recaptcha-response', 'altcha'];

/** The solved check of a body, under whatever name it came. */
export const robotToken = (fields: Record<string, unknown>): unknown =>
  names.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '');

/** Tells people from robots, by the means that the settings name. */
export function robotCheck(ports: RobotPorts) {
  const { db, guards } = ports;
  const means = meansOf(ports);

  return {
    isOff: means === null,

    /** What a client must know to solve a check. */
    task: async (hardness: number) => (means ? means.task(hardness) : { jenis: guards.robotCheck.jenis }),

    /**
     * Uses up a solved check. It is stamped by one statement of its own, before the work it opens: of several that
     * come with the same token at once one passes, and a wrong password has used it up too.
     *
     * @param hardness how hard it must have been
     * @throws Refusal 422 when it does not hold, or has served already; TooEasy when it holds, and is not used up
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

/** A solved check that calls for a harder one. */
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
