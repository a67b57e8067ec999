export { refreshProfil } from './api/profil';
export { expireSession, leaving, onSessionExpired } from './model/ending';
export { interruption } from './model/interruption';
export { accessToken, isProfilFresh } from './model/kept';
export {
  currentUser,
  currentWriter,
  dropSession,
  keepSession,
  peranOf,
  useSession,
  useTugas,
  useUser,
} from './model/session';
