import { gql, type TypedDocumentNode } from '@apollo/client';

/** A task of ALTCHA's, as the server signed it. */
export interface AltchaTask {
  parameters: Record<string, string | number>;
  signature: string;
}

/** Which check the office uses, and what solves it (kontrak.md, Authentication). */
export type RobotTask =
  | { jenis: 'off' }
  | ({ jenis: 'altcha' } & AltchaTask)
  | { jenis: 'recaptcha'; site_key: string };

/** Never kept: a task serves once. */
export const ROBOT_TASK: TypedDocumentNode<{ robotTask: RobotTask }, Record<string, never>> = gql`
  query RobotTask {
    robotTask @rest(type: "RobotTask", path: "/robot-check") {
      jenis site_key signature
      parameters @type(name: "RobotParameters") {
        algorithm nonce salt cost keyLength keyPrefix keySignature expiresAt
      }
    }
  }
`;
