import { Welcome } from './Welcome';

/** Of admin and superadmin: the welcome alone. */
export const WelcomePage = () => <Welcome />;
