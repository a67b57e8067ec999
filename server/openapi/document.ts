import { resources } from '../resources/index.ts';
import { summaries } from '../summaries/index.ts';
import { envelopes } from './answers.ts';
import { DESCRIPTION, tags } from './introduction.ts';
import type { OpenApi, PathItem } from './openapi.ts';
import { accountSchemas } from './operations/account-schemas.ts';
import { accountPaths } from './operations/accounts.ts';
import { acuanPaths, acuanSchemas } from './operations/acuan.ts';
import { reportPaths, reportSchemas } from './operations/aduan-produk.ts';
import { printPaths, printSchemas } from './operations/cetak.ts';
import { collectionPart } from './operations/collection.ts';
import { filePaths } from './operations/files.ts';
import { byNumberOrName } from './operations/harga-pangan.ts';
import { reportImportSchemas } from './operations/import-laporan.ts';
import { trailPaths, trailSchemas } from './operations/jejak.ts';
import { kelengkapanPaths, kelengkapanSchemas } from './operations/kelengkapan.ts';
import { managedPaths } from './operations/kelola-akun.ts';
import { managedSchemas } from './operations/kelola-akun-answers.ts';
import { correctionSchemas, ownCorrectionPaths } from './operations/koreksi.ts';
import { photoPaths, withPhotos } from './operations/produk-foto.ts';
import { sessionPaths } from './operations/sessions.ts';
import { siaranPaths, siaranSchemas } from './operations/siaran.ts';
import { skpgPaths, skpgSchemas } from './operations/skpg.ts';
import { summaryPart } from './operations/summaries.ts';
import { trashPaths, versionSchemas } from './operations/versi.ts';
import { sharedParameters } from './parameters.ts';
import { refusals } from './refusals.ts';

/** Builds the document of the whole API from the declarations of its resources. */
export function buildDocument(): OpenApi {
  const parts = [
    ...resources.map(({ resource }) => collectionPart(resource)),
    ...summaries.map(({ summary }) => summaryPart(summary)),
  ];
  const paths: Record<string, PathItem> = Object.assign(
    {},
    accountPaths,
    ...parts.map((part) => part.paths),
    acuanPaths,
    reportPaths,
    trashPaths,
    ownCorrectionPaths,
    kelengkapanPaths,
    siaranPaths(),
    sessionPaths,
    trailPaths,
    printPaths,
    skpgPaths,
    managedPaths,
    filePaths,
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'API Lumbung',
      version: '1',
      summary: 'Harga dan ketersediaan pangan, etalase petani, dan laporan pertanian sebuah kabupaten',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'Server ini' }],
    tags: [...tags],
    paths: withOwnWays(paths),
    components: {
      schemas: Object.assign(
        {},
        envelopes,
        accountSchemas,
        trailSchemas,
        managedSchemas,
        acuanSchemas,
        reportSchemas,
        versionSchemas,
        correctionSchemas,
        reportImportSchemas,
        kelengkapanSchemas,
        printSchemas,
        siaranSchemas,
        skpgSchemas,
        ...parts.map((part) => part.schemas),
      ),
      parameters: sharedParameters,
      headers: {
        ETag: { description: 'Versi jawaban, untuk If-None-Match', schema: { type: 'string' } },
        'Retry-After': { description: 'Berapa detik lagi boleh dicoba', schema: { type: 'integer' } },
      },
      responses: refusals,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'access_token dari login. Berlaku 30 hari sejak terakhir dipakai, paling lama 90 hari sejak login.',
        },
      },
    },
  };
}

/** Replaces the operations that are special: prices can also be found by place, products are created with photos. */
function withOwnWays(paths: Record<string, PathItem>): Record<string, PathItem> {
  const price = paths['/api/harga-pangan/{id}'] ?? {};
  const produk = paths['/api/produk'] ?? {};
  if (!price.get || !produk.post) return paths;
  const { tags, security, 'x-siapa': who, 'x-peran': roles } = produk.post;
  return {
    ...paths,
    '/api/harga-pangan/{id}': { ...price, get: byNumberOrName(price.get) },
    '/api/produk': { ...produk, post: { ...produk.post, requestBody: withPhotos } },
    ...photoPaths({ tags, security, 'x-siapa': who, 'x-peran': roles }),
  };
}
