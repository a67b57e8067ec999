import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { Istilah } from '#contract/formulas/wilayah/istilah.ts';
import { ROOT } from '../../../scripts/run.ts';
import { smallPicture } from '../../../server/adapters/small-picture.ts';
import { revisionOf } from '../../../server/http/revision.ts';
import { existingPage } from '../../../server/node/web/pages/existing-page.ts';
import { createPicturesInPage } from '../../../server/node/web/pages/pictures-in-page.ts';
import { readBuild } from '../../../server/node/web/pages/read-build.ts';
import { openWeb } from '../../../server/node/web/test-web.ts';
import { situsOf } from '../../../server/office/situs.ts';
import type { Ports } from '../../../server/ports.ts';
import { openApi } from '../api/api.ts';
import { silentLog } from '../api/ports.ts';

/**
 * The built app as the server sends it: real pages over the real API and the seeded database.
 *
 * @param region the regency of another database, as texts call it, and its hours ahead of UTC
 */
export async function openBuiltWeb(
  change: Partial<Ports> = {},
  { wilayah = 'Kutai Barat', jam = 8, istilah = null as Istilah | null } = {},
) {
  const { createRenderer, template, manifest, files } = await readBuild(join(ROOT, 'dist'));
  const api = await openApi(change);
  const answer = (request: Request) => api.app.fetch(request, {});
  const inPage = createPicturesInPage({ api: answer, smaller: smallPicture, log: change.log ?? silentLog });
  // Most tests have drawn no pictures: then pages hold none.
  const picture = change.pictures ? inPage.of : () => null;
  const situs = () => situsOf(api.db);
  const renderer = createRenderer({ template, manifest, api: answer, wilayah, jam, istilah, situs, picture });
  const web = await openWeb({
    ...{ api: answer, renderer, files, situs },
    revision: () => revisionOf(api.db),
    existingPage: existingPage(api.db, wilayah),
  });

  /** What a reader sees before any script has run. */
  async function read(path: string) {
    const { status, body } = await web.ask(path);
    const { document } = new JSDOM(body.toString()).window;
    const meta = (property: string) =>
      document.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';
    return { status, document, text: document.querySelector('main')?.textContent ?? '', meta };
  }

  return { ...web, api, read, picturesMade: inPage.settled };
}
