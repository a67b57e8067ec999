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
import { onlyFor } from '../http/write/add-writes.ts';
import { answerOnce } from '../http/write/answer-once.ts';
import { sentPicture } from '../http/write/body-fields.ts';
import { CHANGING, putOnly } from '../http/write/by-method.ts';
import { noteWrite } from '../http/write/jejak.ts';
import { expectRevision } from '../http/write/stored-row.ts';
import { validated } from '../http/write/validated.ts';
import type { Db } from '../ports.ts';

/** There is one office, so there is one row. */
const ID = 1;

const BLANK = {
  ...{ revisi: 0, updated_at: null, logo: null, nama_dinas: '', alamat: '', telepon: '', tempat: '' },
  ...{ kepala_nama: '', kepala_jabatan: '', kepala_pangkat: '', kepala_nip: '' },
} as const;

/** The office's row; blank until somebody has filled it in. `logo` is the picture's name in the store. */
export async function storedIdentitas(db: Db): Promise<Omit<IdentitasKantor, 'logo_url'> & { logo: string | null }> {
  const found = await db.selectFrom('identitas_kantor').selectAll().where('id', '=', ID).executeTakeFirst();
  if (!found) return BLANK;
  const { id: _, created_at: __, ...row } = found;
  return row;
}

/** The office as whoever works in it reads it. */
export async function identitasOf(db: Db): Promise<IdentitasKantor> {
  const { logo, ...row } = await storedIdentitas(db);
  return { ...row, logo_url: mediaUrlOrNull(logo) };
}

/** What the office says of itself: its letterhead, and who signs. */
export function identitasRoutes(ports: ResourcePorts) {
  const routes = new Hono<ApiEnv>().get('/', async (c) => {
    callerWith(c, 'admin', 'petugas');
    c.header('Cache-Control', 'private, no-store');
    return success(c, await identitasOf(ports.db));
  });
  const tooLarge = firstBroken(gambarRules, { size: limits.fotoBytes + 1, type: '' });
  routes.use('/', onlyFor({ writers: { roles: ['admin'] } }));
  routes.use('/', receiveUploads(ports.reception, limits.fotoBytes + FORM_BYTES, tooLarge));
  return routes.on(CHANGING, '/', putOnly(change(ports)));
}

const change =
  (ports: ResourcePorts) =>
  async (c: ApiContext, body: Body): Promise<Response> => {
    const caller = callerWith(c, 'admin');
    c.header('Cache-Control', 'private, no-store');
    const { [identitasKantor.picture]: _, ...sent } = body.fields;
    const upload = await sentPicture(ports.pictures, body, identitasKantor.picture);
    return storeUploads(ports, upload.files, (left) =>
      answerOnce(c, ports, { caller, body, code: 200 }, async (trx) => {
        const stored = await storedIdentitas(trx);
        await expectRevision(c, stored, () => identitasOf(trx));
        const parsed = validated({ ...stored, ...sent }, identitasKantorRules, identitasKantor.input);
        const updated_at = ports.now().toISOString();
        const values = { ...parsed, ...upload.columns, updated_at };
        if (stored.revisi === 0) {
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
          if (stored.logo !== null && upload.files.length > 0) left.push(stored.logo);
        }
        const perbuatan = stored.revisi === 0 ? 'tambah' : 'ubah';
        await noteWrite(c, trx, ports.now(), { perbuatan, tabel: 'identitas_kantor', baris: ID });
        return { identitas_kantor: await identitasOf(trx) };
      }),
    );
  };
