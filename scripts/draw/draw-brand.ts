import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Draws the raster pictures of the brand in public/ from its one SVG: `node scripts/draw/draw-brand.ts`. */
const icon = await readFile('public/ikon.svg', 'utf8');
const mark = icon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
/** Without round corners: launchers cut it themselves, and the mark stands within the circle that all of them leave. */
const square = icon.replace(' rx="11"', '');
const png = (svg: string, size: number, name: string) =>
  sharp(Buffer.from(svg), { density: 1200 }).resize(size).png({ palette: true }).toFile(`public/${name}`);

await png(square, 180, 'ikon-180.png');
await png(icon, 192, 'ikon-192.png');
await png(icon, 512, 'ikon-512.png');
await png(square, 512, 'ikon-maskable-512.png');

const doors = await readFile('src/pages/home/ui/pintu.svg', 'utf8');
for (const door of ['harga-pangan', 'etalase', 'ketersediaan-pangan', 'laporan']) {
  const [, place, picture] = new RegExp(`id="${door}" viewBox="([^"]+)"/>(.*)`).exec(doors) ?? [];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${place}">${picture}</svg>`;
  await png(svg, 96, `pintasan-${door}.png`);
}

/** What an installer sees of the app beforehand: `npm run gambar` took them. */
const screenshots = ['beranda-hp', 'harga-pangan-melak-hp', 'etalase-hp', 'beranda-meja'];
for (const name of screenshots) {
  const picture = sharp(`docs/gambar/${name}.webp`);
  await picture
    .resize({ width: name.endsWith('-hp') ? 720 : 1280 })
    .webp({ quality: 70 })
    .toFile(`public/tangkapan-${name}.webp`);
}

const card = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="#faf8f3"/>
  <path d="M0 520q300-70 600-20t600-30v160H0Z" fill="#ddeedd"/>
  <path d="M0 570q320-50 620-10t580-20v90H0Z" fill="#8cc49a"/>
  <g transform="translate(90 165) scale(5.4)">${mark}</g>
  <g font-family="DejaVu Sans, Noto Sans, sans-serif" fill="#221f1a">
    <text x="410" y="290" font-size="92" font-weight="700">Lumbung</text>
    <text x="414" y="356" font-size="36" fill="#5c5548">Harga, stok, dan hasil tani</text>
    <text x="414" y="406" font-size="36" fill="#5c5548">di setiap kecamatan</text>
  </g>
</svg>`;
await sharp(Buffer.from(card)).png({ palette: true }).toFile('public/gambar-bagikan.png');
