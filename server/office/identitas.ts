import { Hono } from 'hono';
import { limits } from '#contract/limits.ts';
import { type IdentitasKantor, identitasKantor, identitasKantorRules } from '#contract/resources/identitas-kantor.ts';
import { firstBroken, gambarRules } from '#contract/rules.ts';
import { success } from '../http/answer.ts';
import { type Body, FORM_BYTES } from '../http/body/body.ts';
import { receiveUploads } from '../http/body/receive-uploads.ts';
import type { ApiContext, ApiEnv, ResourcePorts } from '../http/context.ts';
import { callerWith } from '../http/rights/session.ts';
import { mediaUrlOrNull } from '../http/uploads/media-routes.ts';
import { storeUploads } from '../http/uploads/store-uploads.ts';
import { describeChange } from '../http/versions/describe-change.ts';
import { keepVersion } from '../http/versions/keep-version.ts';
import { readHistory } from '../http/versions/read-history.ts';
import { onlyFor } from '../http/write/add-writes.ts';
import { answerOnce } from '../http/write/answer-once.ts';
import { sentPicture } from '../http/write/body-fields.ts';
import { CHANGING, putOnly } from '../http/write/by-method.ts';
import { actorOf, noteWrite } from '../http/write/jejak.ts';
import { expectRevision } from '../http/write/stored-row.ts';
import { validated } from '../http/write/validated.ts';
import type { Db } from '../ports.ts';
import { expectLogo, measuredRatio, type StoredLogos } from './logo-situs.ts';

/** There is one office, so there is one row. */
const ID = 1;

/** As it is stored: the logos are names of pictures in the store. */
type StoredIdentitas = Omit<IdentitasKantor, 'logo_url' | 'logo_situs_url'> & StoredLogos;

const BLANK: StoredIdentitas = {
  ...{ revisi: 0, updated_at: null, logo: null, nama_dinas: '', alamat: '', telepon: '', tempat: '' },
  ...{ kepala_nama: '', kepala_jabatan: '', kepala_pangkat: '', kepala_nip: '', kertas: 'A4' },
  ...{ nama_situs: '', nama_pendek: '', warna: '', sumber_logo: 'bawaan', logo_situs: null, rasio_logo: 100 },
};

/** The office's row; undefined until it is filled in. */
const officeRow = (db: Db) => db.selectFrom('identitas_kantor').selectAll().where('id', '=', ID).executeTakeFirst();

const identitasIn = (row: Awaited<ReturnType<typeof officeRow>>): StoredIdentitas => {
  if (!row) return BLANK;
  const { id: _, created_at: __, ...identitas } = row;
  return identitas;
};

/** The stored identity of the office, blank until it is filled in. */
export const storedIdentitas = async (db: Db): Promise<StoredIdentitas> => identitasIn(await officeRow(db));

/** The office as whoever works in it reads it. */
export async function identitasOf(db: Db): Promise<IdentitasKantor> {
  const { logo, logo_situs, rasio_logo: _, ...row } = await storedIdentitas(db);
  return { ...row, logo_url: mediaUrlOrNull(logo), logo_situs_url: mediaUrlOrNull(logo_situs) };
}

/** What the office says of itself: its letterhead, and who signs. */
export function identitasRoutes(ports: ResourcePorts) {
  const routes = new Hono<ApiEnv>().get('/', async (c) => {
    callerWith(c, 'admin', 'petugas');
    c.header('Cache-Control', 'private, no-store');
    return success(c, await identitasOf(ports.db));
  });
  routes.get('/riwayat', readHistory(ports.db, 'identitas_kantor', 'Identitas kantor', ID));
  const tooLarge = firstBroken(gambarRules, { size: limits.fotoBytes + 1, type: '' });
  routes.use('/', onlyFor({ writers: { roles: ['admin'] } }));
  routes.use('/', receiveUploads(ports.reception, 2 * limits.fotoBytes + FORM_BYTES, tooLarge));
  return routes.on(CHANGING, '/', putOnly(change(ports)));
}

const change =
  (ports: ResourcePorts) =>
  async (c: ApiContext, body: Body): Promise<Response> => {
    const caller = callerWith(c, 'admin');
    c.header('Cache-Control', 'private, no-store');
    const { fields } = body;
    const kop = await sentPicture(ports.pictures, body, identitasKantor.picture);
    const situs = await sentPicture(ports.pictures, body, identitasKantor.sitePicture);
    const changes = situs.files.length > 0 ? { sumber_logo: 'sendiri', ...fields } : fields;
    const before = await storedIdentitas(ports.db);
    const rasio = await measuredRatio(ports, {
      sumber: changes['sumber_logo'] ?? before.sumber_logo,
      sent: { kop: kop.files[0], situs: situs.files[0] },
      stored: before,
    });
    return storeUploads(ports, [...kop.files, ...situs.files], (left) =>
      answerOnce(c, ports, { caller, body, code: 200 }, async (trx) => {
        const row = await officeRow(trx);
        const stored = identitasIn(row);
        await expectRevision(c, stored, () => identitasOf(trx));
        const parsed = validated({ ...stored, ...changes }, identitasKantorRules, identitasKantor.input);
        const updated_at = ports.now().toISOString();
        const logos = {
          logo: kop.files[0]?.name ?? stored.logo,
          logo_situs: parsed.sumber_logo === 'sendiri' ? (situs.files[0]?.name ?? stored.logo_situs) : null,
          rasio_logo: rasio ?? stored.rasio_logo,
        };
        const values = { ...parsed, ...logos, updated_at };
        expectLogo(values);
        if (!row) {
          await trx
            .insertInto('identitas_kantor')
            .values({ id: ID, created_at: updated_at, ...values })
            .execute();
        } else {
          await trx
            .updateTable('identitas_kantor')
            .set({ ...values, revisi: stored.revisi + 1 })
            .where('id', '=', ID)
            .execute();
          const by = { ...actorOf(c), perbuatan: 'ubah', waktu: updated_at } as const;
          await keepVersion(trx, 'identitas_kantor', { ...row }, by);
          for (const name of ['logo', 'logo_situs'] as const) {
            const old = stored[name];
            if (old !== null && old !== values[name]) left.push(old);
          }
        }
        const perbuatan = row ? 'ubah' : 'tambah';
        const keterangan = row && (await describeChange(trx, row, { ...row, ...values }));
        const act = { perbuatan, tabel: 'identitas_kantor', baris: ID, ...(keterangan && { keterangan }) } as const;
        await noteWrite(c, trx, ports.now(), act);
        return { identitas_kantor: await identitasOf(trx) };
      }),
    );
  };
