import type { Machine } from './machine.ts';
import { ready, type Seen, visit } from './site.ts';

/** What must hold besides once a block has run. @returns what was seen, for the table @throws Error */
export type Check = (machine: Machine) => Promise<string>;

const PORT = 3000;
const WORST_EXPOSURE = 3;

function must(holds: unknown, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

/** Runs a script that must fail, and say why in one sentence. */
async function refused(machine: Machine, script: string, why: RegExp): Promise<void> {
  const { code, said } = await machine.run(script);
  must(code !== 0, `'${script}' did not fail`);
  must(why.test(said), `'${script}' said: ${said}`);
  must(!/^\s+at /m.test(said), `'${script}' showed a stack trace: ${said}`);
}

async function exposure(machine: Machine, unit: string): Promise<number> {
  const { said } = await machine.run(`systemd-analyze security --no-pager ${unit} | tail -1`);
  const level = Number(/exposure level for \S+: ([\d.]+)/.exec(said)?.[1] ?? Number.NaN);
  must(level <= WORST_EXPOSURE, `${unit}: exposure ${level}, at most ${WORST_EXPOSURE}`);
  return level;
}

/** Checks by the names of the blocks after which they are asked. */
export function checks(newer: () => Promise<void>): Record<string, Check> {
  let before: Seen | undefined;
  const isAsBefore = async (port = PORT): Promise<string> => {
    const now = await visit(port);
    must(JSON.stringify(now) === JSON.stringify(before), `${JSON.stringify(now)} instead of ${JSON.stringify(before)}`);
    return `port ${port}: ${now.komoditi.length} commodities, a scaled picture, login`;
  };
  return {
    'Install 4': async (machine) => {
      const warnings = await ready(PORT);
      must(
        warnings?.some((sentence) => sentence.includes('akun')),
        'a site without accounts is not told of',
      );
      const { said } = await machine.run('journalctl -u lumbung');
      must(said.includes('Lumbung berjalan di'), said);
      const verified = await machine.run('systemd-analyze verify /etc/systemd/system/lumbung.service');
      must(verified.code === 0 && verified.said === '', verified.said);
      return `ready; exposure ${await exposure(machine, 'lumbung.service')}`;
    },
    'Install 5': async () => {
      before = await visit(PORT);
      must(before.warnings.length === 0, before.warnings.join(' '));
      return `${before.komoditi.length} commodities, a scaled picture, login`;
    },
    'Backup 2': async (machine) => {
      const { said } = await machine.run('ls /srv/cadangan; systemctl is-enabled lumbung-cadangan.timer');
      must(/^20\d\d-\d\d-\d\d-\d{4}$/m.test(said) && said.includes('enabled'), said);
      return `the night's backup is there; exposure ${await exposure(machine, 'lumbung-cadangan.service')}`;
    },
    'Restore 1': async (machine) => {
      const seen = await isAsBefore();
      await refused(machine, 'lumbung pulihkan /srv/cadangan/2026-11-20', /^Folder data .* tidak kosong/m);
      await refused(machine, 'lumbung pulihkan /srv/cadangan/2030-01-01', /^Tidak ada cadangan di/m);
      return seen;
    },
    'Restore 2': async () => {
      await newer();
      return 'a newer version is published';
    },
    'Upgrade 1': async (machine) => {
      const seen = await isAsBefore();
      await refused(
        machine,
        [
          'systemctl stop lumbung; cd /opt/lumbung; git checkout --quiet "$(cat /srv/cadangan/sebelum-naik.versi)"',
          // Its sources, for what is built is still the newer one; with an end, should it not refuse.
          'runuser -u lumbung -- env BASE_URL=http://localhost DATA_DIR=/var/lib/lumbung timeout 120 node_modules/.bin/node server/serve.ts --produksi',
        ].join('\n'),
        /dibuat oleh versi Lumbung yang lebih baru; jalankan versi itu\.$/m,
      );
      return `${seen}; the older version refuses the newer database`;
    },
    'Upgrade 2': () => isAsBefore(),
    'PostgreSQL 2': async (machine) => {
      const seen = await isAsBefore();
      const asked = `runuser -u postgres -- psql -Atc "select count(*) from komoditi" lumbung`;
      must(Number((await machine.run(asked)).said) === before?.komoditi.length, 'the rows are not in PostgreSQL');
      return seen;
    },
    'Several processes 1': async () => [await isAsBefore(3000), await isAsBefore(3001)].join('; '),
  };
}
