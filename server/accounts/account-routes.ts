import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { limits } from '#contract/limits.ts';
import { success } from '../http/answer.ts';
import { FORM_BYTES, limitBody } from '../http/body/body.ts';
import { receiveUploads } from '../http/body/receive-uploads.ts';
import type { ApiEnv } from '../http/context.ts';
import { rateLimiter } from '../http/rights/rate-limit.ts';
import { callerWith } from '../http/rights/session.ts';
import { robotCheck } from '../http/robot/robot-check.ts';
import { deleteOnly } from '../http/write/by-method.ts';
import type { Ports } from '../ports.ts';
import { changePassword } from './change-password.ts';
import { changeAvatar, changeProfile } from './change-profile.ts';
import { forgotPassword } from './forgot-password.ts';
import { knownDevices } from './known-devices.ts';
import { knownWrites } from './known-writes.ts';
import { login } from './login.ts';
import { robotTask } from './login-guard.ts';
import { endOtherSessions, endSession, logout, ownSessions } from './own-sessions.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { userOf } from './user-object.ts';

/** The picture, and room for the form around it. */
const AVATAR_BYTES = limits.fotoBytes + FORM_BYTES;
const TOO_LARGE = 'Ukuran file tidak boleh lebih dari 2MB';

/** Refuses strangers before their picture is read. */
const loggedIn = createMiddleware<ApiEnv>(async (c, next) => {
  callerWith(c);
  await next();
});

const PRIVATE = ['/robot-check', '/login', '/register', '/logout', '/forgot-password', '/reset-password', '/user/*'];

/** Answers with tokens or account data must not be cached on the way. */
const unkept = createMiddleware(async (c, next) => {
  c.header('Cache-Control', 'private, no-store');
  await next();
});

/** Sign-in, registration, passwords and the caller's own account (kontrak.md, Authentication). */
export function accountRoutes(given: Ports) {
  const ports = {
    ...{ ...given, limiter: rateLimiter(given) },
    ...{ robot: robotCheck(given), devices: knownDevices(given) },
  };
  const form = limitBody(FORM_BYTES);
  const routes = new Hono<ApiEnv>();
  for (const path of PRIVATE) routes.use(path, unkept);
  return routes
    .get('/robot-check', robotTask(ports))
    .post('/login', form, login(ports))
    .post('/register', form, register(ports))
    .post('/logout', form, logout(ports))
    .post('/forgot-password', form, forgotPassword(ports))
    .post('/reset-password', form, resetPassword(ports))
    .get('/user', async (c) => success(c, await userOf(ports.db, callerWith(c).id)))
    .post('/user', form, changeProfile(ports))
    .get('/user/kiriman', knownWrites(ports))
    .get('/user/sesi', ownSessions(ports))
    .on(['POST', 'DELETE'], '/user/sesi', form, deleteOnly(endOtherSessions(ports)))
    .on(['POST', 'DELETE'], '/user/sesi/:id', form, deleteOnly(endSession(ports)))
    .post('/user/update-password', form, changePassword(ports))
    .post('/user/update-foto', loggedIn, receiveUploads(ports.reception, AVATAR_BYTES, TOO_LARGE), changeAvatar(ports));
}
