export { refreshProfil } from './api/refresh-profil';
export { expireSession, onSessionExpired } from './model/expiry';
export { leaving } from './model/leaving';
export { isProfilFresh } from './model/profil';
export {
  currentUser,
  currentWriter,
  dropSession,
  keepSession,
  peranOf,
  useSession,
  useUser,
} from './model/session';
export { accessToken } from './model/token';
