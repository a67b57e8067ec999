import type { ManifestOptions } from 'vite-plugin-pwa';

const shortcut = (name: string, url: string, picture: string) => ({
  name,
  url,
  icons: [{ src: `/pintasan-${picture}.png`, sizes: '96x96', type: 'image/png' }],
});

const screenshot = (label: string, picture: string, sizes: string, form_factor: 'narrow' | 'wide') => ({
  src: `/tangkapan-${picture}.webp`,
  sizes,
  type: 'image/webp',
  form_factor,
  label,
});

/** What a device is told about the app that it may install. */
export const webManifest = {
  id: '/',
  start_url: '/',
  scope: '/',
  name: 'Lumbung: harga, stok, dan hasil tani',
  short_name: 'Lumbung',
  description: 'Harga pangan, ketersediaan, etalase hasil tani, dan laporan di setiap kecamatan.',
  lang: 'id',
  dir: 'ltr',
  display: 'standalone',
  theme_color: '#faf8f3',
  background_color: '#faf8f3',
  categories: ['food', 'government', 'shopping'],
  icons: [
    { src: '/ikon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/ikon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/ikon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/ikon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    screenshot('Beranda', 'beranda-hp', '720x1480', 'narrow'),
    screenshot('Harga pangan di kecamatan', 'harga-pangan-melak-hp', '720x1480', 'narrow'),
    screenshot('Etalase hasil tani', 'etalase-hp', '720x1480', 'narrow'),
    screenshot('Beranda di layar lebar', 'beranda-meja', '1280x800', 'wide'),
  ],
  shortcuts: [
    shortcut('Harga Pangan', '/harga-pangan', 'harga-pangan'),
    shortcut('Etalase', '/etalase', 'etalase'),
    shortcut('Ketersediaan Pangan', '/ketersediaan-pangan', 'ketersediaan-pangan'),
    shortcut('Dashboard', '/dashboard', 'laporan'),
  ],
} satisfies Partial<ManifestOptions>;
