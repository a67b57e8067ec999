import { expect, test } from 'vitest';
import { drawnAddress } from './pages.ts';

const drawn = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return drawnAddress({ pathname, search });
};

test.each([
  ['/', '/'],
  ['/?utm_source=wa&zz=1', '/'],
  ['/ETALASE/', '/etalase'],
  ['/%65talase?query=cabai+%26+tomat&halaman=2', '/etalase?query=cabai+%26+tomat'],
  ['/etalase?query=', '/etalase'],
  ['/etalase?query=a&query=b', '/etalase?query=a'],
  ['/detail-produk/gula-1%2f2-kg?periode=1', '/detail-produk/gula-1%2F2-kg'],
  ["/harga-pangan/mu'ut?periode=12", "/harga-pangan/mu'ut?periode=12"],
  ['/harga-pangan/melak?periode=x', '/harga-pangan/melak'],
  [
    '/luas-lahan-perkiraan-panen?bulan=Mei&query=padi&kecamatan=3',
    '/luas-lahan-perkiraan-panen?query=padi&kecamatan=3&bulan=Mei',
  ],
  ['/login?next=%2F', '/login'],
  ['/change-password?token=rahasia', '/change-password'],
  ['/dashboard', '/dashboard'],
  ['/dashboard/pangan/edit/madu?x=1', '/dashboard'],
])('%s is drawn as %s', (address, as) => {
  expect(drawn(address)).toBe(as);
});

test.each(['/tidak-ada', '/etalase/x', '/harga-pangan/melak/beras/lagi', '/detail-produk/', '/%E0%A4%A', '//etalase'])(
  '%s is no page',
  (pathname) => {
    expect(drawnAddress({ pathname, search: '' })).toBeNull();
  },
);
