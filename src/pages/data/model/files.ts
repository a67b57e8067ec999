import { regional } from '#contract/formulas/wilayah/regional.ts';
import { type FormatBerkas, formatBerkas } from '#contract/limits.ts';
import type { Katalog, Tabel } from '../api/data-terbuka';

/** Where a table, or one year of it, is had as a file. */
export const fileAddress = (nama: string, format: FormatBerkas, tahun: string | null): string =>
  `/api/${nama}?format=${format}${tahun === null ? '' : `&tahun=${tahun}`}`;

const mime: Record<FormatBerkas, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  json: 'application/json',
};

/** The catalogue as search engines for data sets read it (schema.org). */
export const asDatasets = ({ lisensi, tabel }: Katalog, origin: string, wilayah: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'DataCatalog',
  name: regional`Data terbuka pangan Kabupaten ${wilayah}`,
  url: `${origin}/data`,
  inLanguage: 'id',
  license: lisensi.url,
  dataset: tabel.map((one) => datasetOf(one, lisensi.url, origin, wilayah)),
});

const datasetOf = (
  { nama, judul, keterangan, diubah, tahun, kolom }: Tabel,
  license: string,
  origin: string,
  wilayah: string,
) => ({
  '@type': 'Dataset',
  name: regional`${judul}, Kabupaten ${wilayah}`,
  // Search engines ask for 50 letters or more.
  description: regional`${judul} Kabupaten ${wilayah}. ${keterangan ?? ''} Kolom: ${kolom.map((one) => one.judul).join(', ')}.`,
  url: `${origin}/data#${nama}`,
  license,
  isAccessibleForFree: true,
  spatialCoverage: regional`Kabupaten ${wilayah}, Indonesia`,
  ...(diubah && { dateModified: diubah }),
  ...(tahun.length > 0 && { temporalCoverage: `${tahun.at(-1)}/${tahun[0]}` }),
  variableMeasured: kolom.map((one) => one.judul),
  distribution: formatBerkas.map((format) => ({
    '@type': 'DataDownload',
    encodingFormat: mime[format],
    contentUrl: origin + fileAddress(nama, format, null),
  })),
});
