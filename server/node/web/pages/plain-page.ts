import type { Situs } from '#contract/formulas/situs/situs.ts';
import { paduan, WARNA_BAWAAN } from '#contract/formulas/situs/warna.ts';
import type { Answer } from '../answer.ts';
import { securityPolicy } from '../security-headers.ts';

const style = `
:root{color-scheme:light dark;--ground:#faf8f3;--text:#221f1a;--quiet:#5c5548;--padi:#23774a;--on-padi:#fff}
@media (prefers-color-scheme:dark){:root{--ground:#171511;--text:#f3efe6;--quiet:#b9b1a2;--padi:#8cc49a;--on-padi:#0e3321}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;place-content:center;justify-items:center;gap:12px;padding:16px;text-align:center;
background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
svg{width:96px;height:96px;color:var(--padi)}
h1{font-size:22px;line-height:1.2}
p{max-width:34ch;color:var(--quiet)}
a{margin-top:12px;min-height:48px;padding:12px 24px;border-radius:12px;background:var(--padi);color:var(--on-padi);
font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--text);outline-offset:2px}`;

/** A rice barn on its stilts. */
const drawing = `<svg viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"
stroke-linejoin="round" aria-hidden="true"><path d="M4 22 24 6l20 16M10 19v15h28V19M14 34v9M34 34v9M9 43h10M29 43h10"/>
<path d="M24 30V19m0 5c-3 0-4-2-4-4 3 0 4 2 4 4Zm0 0c3 0 4-2 4-4-3 0-4 2-4 4Z"/></svg>`;

/** The office's own look in place of the app's: its colours, and its name where it has one. */
function ownLook(situs: Situs): { style: string; name: string; drawing: string } {
  const { nama, warna, logo } = situs;
  const { terang, gelap, diAtasGelap } = paduan(warna || WARNA_BAWAAN);
  const dark = `@media (prefers-color-scheme:dark){:root{--padi:${gelap['600']};--on-padi:${diAtasGelap}}}`;
  return {
    style: warna ? `\n:root{--padi:${terang['600']}}${dark}` : '',
    name: nama && ` · ${escapeHtml(nama)}`,
    // The barn is the app's mark; a logo would need another request to a failing server.
    drawing: logo ? '' : drawing,
  };
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

interface PlainText {
  status: number;
  title: string;
  text: string;
  link: { href: string; label: string };
  headers?: Answer['headers'];
}

function drawPlain({ status, title, text, link, headers = {} }: PlainText, situs: Situs | null): Answer {
  const look = situs ? ownLook(situs) : { style: '', name: '', drawing };
  const html = `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}${look.name}</title><style>${style}${look.style}</style></head>
<body>${look.drawing}<h1>${title}</h1><p>${text}</p><a href="${link.href}">${link.label}</a></body></html>
`;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': securityPolicy()(html),
      ...headers,
    },
    body: new TextEncoder().encode(html),
  };
}

/** Tells in how many seconds a page whose data could not be read is worth another try. */
export const retryLater = { 'retry-after': '5' };

const home = { href: '/', label: 'Ke beranda' };
const again = { href: '', label: 'Coba lagi' };

const pageTexts = {
  unreadable: {
    ...{ status: 400, title: 'Alamat tidak terbaca', text: 'Periksa kembali alamat yang dibuka.', link: home },
  },
  wrongMethod: {
    ...{ status: 405, title: 'Cara membuka tidak sesuai', text: 'Halaman ini hanya dapat dibaca.', link: home },
    headers: { allow: 'GET, HEAD' },
  },
  broken: {
    ...{ status: 500, title: 'Terjadi kesalahan', link: again },
    text: 'Halaman belum dapat ditampilkan. Silahkan coba beberapa saat lagi.',
  },
  busy: {
    ...{ status: 503, title: 'Server sedang sibuk', link: again, headers: retryLater },
    text: 'Data belum dapat dibaca. Silahkan coba lagi sebentar lagi.',
  },
  crowded: {
    ...{ status: 503, title: 'Server sedang ramai', link: again, headers: retryLater },
    text: 'Banyak yang membuka halaman pada saat ini. Silahkan coba lagi sebentar lagi.',
  },
} as const satisfies Record<string, PlainText>;

export type PlainPage = keyof typeof pageTexts;

/** A page for when the app cannot be rendered, in the office's look as far as it is known. */
export const plainPage = (name: PlainPage, situs: Situs | null): Answer => drawPlain(pageTexts[name], situs);
