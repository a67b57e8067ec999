import { area, line } from 'd3-shape';
import { persen as persenOf, rupiah } from '#contract/format.ts';
import { type Terakhir, terakhir } from '#contract/formulas/deret-harga.ts';
import { isHarga, perubahan } from '#contract/formulas/harga.ts';
import type { RiwayatHarga, TitikHarga } from '#contract/summaries/riwayat-harga.ts';
import { cut, inLines, lettering, widthOf } from './lettering.ts';
import { brand, hills, MEREK_BAWAAN } from './share-card.ts';

export type PricedPlace = Pick<RiwayatHarga, 'nama_komoditi' | 'satuan' | 'titik'> & { tempat: string };

const LEFT = 72;
const WIDTH = 1056;
const GROUND = 562;

const arrows = {
  naik: { color: '#b4402b', path: 'M0 0h40L20-34Z', sign: '+' },
  turun: { color: '#1f7a4d', path: 'M0-34h40L20 0Z', sign: '−' },
  tetap: { color: '#6b6457', path: 'M0-28h40v8H0ZM0-12h40v8H0Z', sign: '' },
} as const;

/**
 * The preview of a shared price, 1200 × 630: the commodity and its place, the last price that is known with its change,
 * and the retail price of the periods before it. A period without a price is a gap.
 */
export function priceCard({ nama_komoditi, satuan, titik, tempat }: PricedPlace, merek = MEREK_BAWAAN): string {
  const isShort = widthOf(nama_komoditi, 84) <= WIDTH;
  const size = isShort ? 84 : 62;
  const name = inLines(nama_komoditi, size, WIDTH, 2);
  const top = isShort ? 208 : 178;
  const place = top + (name.length - 1) * 68 + 52;
  const price = place + 104;
  const last = terakhir(titik, ({ eceran }) => eceran);
  const said = last
    ? `${priceOf(last, satuan, price)}
  ${curveOf(
    titik.map(({ eceran }) => eceran),
    price + 36,
  )}
  <g fill="#5c5548">${lettering(cut(last.titik.nama_periode, 30, WIDTH), LEFT, 606, 30)}</g>`
    : `${hills}<g fill="#5c5548">${lettering('Belum ada harga', LEFT, price, 64)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
  <rect width="1200" height="630" fill="#faf8f3"/>
  ${brand(LEFT, 32, merek, 0.72)}
  <g fill="#221f1a">${name.map((text, at) => lettering(text, LEFT, top + at * 68, size)).join('')}</g>
  <g fill="#5c5548">${lettering(cut(tempat, 36, WIDTH), LEFT, place, 36)}</g>
  ${said}
</svg>`;
}

function priceOf({ titik, sebelum }: Terakhir<TitikHarga>, satuan: string, y: number): string {
  const price = rupiah(titik.eceran ?? 0);
  const change = perubahan(titik.eceran, sebelum?.eceran);
  const said = change ? changeOf(change) : '';
  const beside = LEFT + widthOf(price, 88) + 14;
  // The arrow with the room around it.
  const room = WIDTH + LEFT - beside - (change ? 90 + widthOf(said, 48) : 0);
  const unit = cut(`/ ${satuan}`, 40, room);
  const x = beside + widthOf(unit, 40) + 36;
  const drawn = change
    ? `<g fill="${arrows[change.arah].color}"><path transform="translate(${x} ${y})" d="${arrows[change.arah].path}"/>${lettering(said, x + 54, y, 48)}</g>`
    : '';
  return `<g fill="#1b5e3b">${lettering(price, LEFT, y, 88)}</g>
  <g fill="#5c5548">${lettering(unit, beside, y, 40)}</g>${drawn}`;
}

function changeOf({ arah, persen }: NonNullable<ReturnType<typeof perubahan>>): string {
  if (arah === 'tetap') return 'tetap';
  if (persen < 0.05) return `<\u00a0${persenOf(0.1)}`;
  return persen > 999 ? '>\u00a0999\u00a0%' : `${arrows[arah].sign}${persenOf(persen)}`;
}

/** A stroke without length is drawn as a dot: a price between two gaps. */
function curveOf(prices: readonly (number | null)[], top: number): string {
  const known = prices.filter(isHarga);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const bottom = GROUND - 28;
  const x = (_: unknown, at: number) => LEFT + (prices.length > 1 ? (at / (prices.length - 1)) * WIDTH : WIDTH);
  const y = (price: number | null) =>
    high === low ? (top + bottom) / 2 : bottom - (((price ?? low) - low) / (high - low)) * (bottom - top);
  const stroke = line<number | null>().defined(isHarga).x(x).y(y).digits(1);
  const below = area<number | null>().defined(isHarga).x(x).y0(GROUND).y1(y).digits(1);
  const last = prices.length - 1 - [...prices].reverse().findIndex(isHarga);
  return `<path d="${below(prices)}" fill="#ddeedd"/>
  <path d="M${LEFT} ${GROUND}h${WIDTH}" stroke="#d6cdbb" stroke-width="2"/>
  <path d="${stroke(prices)}" fill="none" stroke="#2f8f5b" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>
  <circle cx="${x(0, last).toFixed(1)}" cy="${y(prices[last] ?? null).toFixed(1)}" r="12" fill="#f2b632" stroke="#faf8f3" stroke-width="5"/>`;
}
