import sharp from 'sharp';
import { limits } from '../../contract/limits.ts';
import { DEMO_PASSWORD } from '../../demo/world/people.ts';
import { tokenOf } from '../lib/token.ts';
import type { Asked } from './load.ts';
import type { ManyPrices } from './many-prices.ts';

const PHOTOS = 8;
/** Noise that makes a JPEG of some 1.95 MB, a photo of a phone's size. */
const PHOTO = { width: 2400, height: 1800 };

const json = (fields: object) => ({ headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fields) });
const account = (username: string) => ({ username, password: DEMO_PASSWORD });

const asWriter = (token: string) => ({ Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() });

/** A login, a price of a place, week and commodity that had none, and a product with a photo of 2 MB. */
export async function writeRequests(origin: string, prices: ManyPrices): Promise<Asked[]> {
  const [petugas, petani] = [await tokenOf(origin, 'superadmin'), await tokenOf(origin, 'petani')];
  const forms = await Promise.all(Array.from({ length: PHOTOS }, photoForm));
  let price = 0;
  let product = 0;
  return [
    {
      ...{ title: 'login (argon2id)', connections: 8, status: 200 },
      requests: [{ method: 'POST', path: '/api/login', ...json(account('petugas')) }],
    },
    {
      ...{ title: 'price write', connections: 32, status: 201 },
      requests: [
        {
          method: 'POST',
          path: '/api/harga-pangan',
          setupRequest: (request) => {
            const { headers, body } = json(newPrice(prices, price++));
            return { ...request, headers: { ...headers, ...asWriter(petugas) }, body };
          },
        },
      ],
    },
    {
      ...{ title: 'product with a photo of 2 MB', connections: 4, status: 201 },
      requests: [
        {
          method: 'POST',
          path: '/api/produk',
          setupRequest: (request) => {
            const { type, body } = forms[product++ % PHOTOS] ?? { type: '', body: Buffer.alloc(0) };
            return { ...request, headers: { 'Content-Type': type, ...asWriter(petani) }, body };
          },
        },
      ],
    },
  ];
}

function newPrice({ kecamatanIds, komoditiIds, freeIds }: ManyPrices, turn: number) {
  const places = kecamatanIds.length * komoditiIds.length;
  return {
    kecamatan_id: kecamatanIds[turn % kecamatanIds.length],
    komoditi_id: komoditiIds[Math.floor(turn / kecamatanIds.length) % komoditiIds.length],
    periode_harga_pangan_id: freeIds[Math.floor(turn / places)],
    harga_grosir: 13_000,
    harga_eceran: 14_500,
  };
}

async function photoForm(): Promise<{ type: string; body: Buffer }> {
  const create = {
    ...{ ...PHOTO, channels: 3 as const, background: '#7a5' },
    noise: { type: 'gaussian' as const, mean: 128, sigma: 30 },
  };
  const photo = new Uint8Array(await sharp({ create }).jpeg({ quality: 84 }).toBuffer());
  if (photo.byteLength > limits.fotoBytes) throw new Error(`The photo has ${photo.byteLength} bytes`);
  return productForm([photo]);
}

/** The form of a product, as a browser writes it. */
export async function productForm(photos: readonly Uint8Array<ArrayBuffer>[]): Promise<{ type: string; body: Buffer }> {
  const form = new FormData();
  const fields = {
    judul: 'Madu',
    deskripsi: 'Madu hutan',
    stok: '3',
    harga: '90000',
    satuan: 'bungkus',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [at, photo] of photos.entries()) {
    form.append('foto[]', new File([photo], `${at}.jpg`, { type: 'image/jpeg' }));
    form.append('main[]', at === 0 ? '1' : '0');
  }
  const answer = new Response(form);
  return { type: answer.headers.get('Content-Type') ?? '', body: Buffer.from(await answer.arrayBuffer()) };
}
