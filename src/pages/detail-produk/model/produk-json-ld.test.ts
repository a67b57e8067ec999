import { expect, test } from 'vitest';
import type { Produk } from '@/entities/produk';
import { produkJsonLd, scriptText } from './produk-json-ld';

const madu: Produk = {
  ...{ id: 7, user_id: 2, judul: 'Madu Hutan', slug: 'madu-hutan', deskripsi: 'Dari hulu sungai.' },
  ...{ stok: 24, harga: 90_000, status: 'aktif', satuan: 'kg', jenis_produk: 'hasil hutan', kecamatan_id: 9 },
  kecamatan: { nama_kecamatan: 'Melak' },
  produk_fotos: [{ id: 1, produk_id: 7, foto_url: '/media/a.jpg', main: '1' }],
  users: {
    ...{ username: 'marta', nama_lengkap: 'Marta Lunsiq', foto_url: null, no_hp: '081200001001' },
    terverifikasi: true,
  },
};

test('a product is said with its offer, its seller and absolute addresses', () => {
  const said = produkJsonLd(madu, 'https://pangan.example.go.id');
  expect(said).toMatchObject({
    ...{ '@context': 'https://schema.org', '@type': 'Product', name: 'Madu Hutan', category: 'hasil hutan' },
    url: 'https://pangan.example.go.id/detail-produk/madu-hutan',
    image: ['https://pangan.example.go.id/media/a.jpg?w=1280'],
    offers: {
      ...{ '@type': 'Offer', price: 90_000, priceCurrency: 'IDR', availability: 'https://schema.org/InStock' },
      priceSpecification: { '@type': 'UnitPriceSpecification', unitCode: 'KGM' },
      areaServed: { name: 'Kecamatan Melak' },
      seller: { '@type': 'Person', name: 'Marta Lunsiq', url: 'https://pangan.example.go.id/penjual/2' },
    },
  });
});

test('what is sold out, in sacks, without photos, kind and place is said so', () => {
  const said = produkJsonLd(
    { ...madu, stok: 0, satuan: 'sak', jenis_produk: null, kecamatan: null, produk_fotos: [] },
    'https://a.id',
  );
  expect(said).not.toHaveProperty('image');
  expect(said).not.toHaveProperty('category');
  expect(said).not.toHaveProperty('offers.areaServed');
  expect(said).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock', priceSpecification: { unitText: 'sak' } },
  });
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '"}]; alert(1) //', '\u2028'])(
  'the text of the element stays data: %j',
  (judul) => {
    const text = scriptText(produkJsonLd({ ...madu, judul }, ''));
    expect(text).not.toContain('<');
    expect(JSON.parse(text).name).toBe(judul);
  },
);
