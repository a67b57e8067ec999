import '@/app/theme/tokens.css';
import '@/app/theme/base.css';
import '@/app/theme/motion.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { createClient } from '@/app/apollo/create-client';
import { AppRouter } from '@/app/router/AppRouter';
import { createRoutes } from '@/app/router/create-routes';
import { interceptOffer } from '@/features/install-app';
import { whenCalm } from '@/shared/lib/timing';
import { answerInside } from './answer-inside';
import { DemoFrame } from './frame/DemoFrame';
import { keepPictures } from './keep-pictures';
import { apiOnDemand } from './open-api';

const WILAYAH = 'Kutai Barat';

answerInside(apiOnDemand());
interceptOffer();

const { origin } = window.location;
const client = createClient({ origin, fetch: window.fetch.bind(window) });
const routes = createRoutes(client, WILAYAH);
const router = createBrowserRouter([{ id: 'demo', Component: DemoFrame, children: routes }]);
const container = document.getElementById('root');
if (container) {
  createRoot(container).render(
    <App client={client} site={{ origin, wilayah: WILAYAH, isInside: true }}>
      <AppRouter router={router} />
    </App>,
  );
}
whenCalm(() => {
  keepPictures().catch(() => {
    // Without signal, or a picture that did not come: it is asked for when somebody looks.
  });
});
