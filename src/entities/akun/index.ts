export { AKUN_DETAIL, AKUN_LIST, type Akun } from './api/akun';
export { lastSeen, peranWords, rolesOf, stateOf, statusWords, tugasOf } from './model/words';
