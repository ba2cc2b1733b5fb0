import type { Layout } from './layout.ts';
import type { Passwords } from './secrets.ts';

export interface Front {
  leader: number;
  replica: number;
  pooler: number;
}

export interface Urls {
  databaseUrl: string;
  readUrl: string;
  adminUrl: string;
}

const here = '127.0.0.1';

export function urlsOf(front: Front, passwords: Passwords): Urls {
  const app = `tele:${passwords.APP_PASSWORD}`;
  return {
    databaseUrl: `postgres://${app}@${here}:${front.pooler}/tele`,
    readUrl: `postgres://${app}@${here}:${front.pooler}/tele_ro`,
    adminUrl: `postgres://postgres:${passwords.SUPERUSER_PASSWORD}@${here}:${front.leader}/tele`,
  };
}

export function balancerValues({ addresses, ports }: Layout, front: Front): Record<string, string> {
  return {
    BALANCER_ADDRESS: here,
    LEADER_PORT: String(front.leader),
    REPLICA_PORT: String(front.replica),
    PG1_ADDRESS: addresses.pg1,
    PG2_ADDRESS: addresses.pg2,
    PG3_ADDRESS: addresses.pg3,
    POSTGRES_PORT: String(ports.postgres),
    PATRONI_PORT: String(ports.patroni),
  };
}

export function poolerValues(front: Front, passwords: Passwords): Record<string, string> {
  return {
    BALANCER_ADDRESS: here,
    LEADER_PORT: String(front.leader),
    REPLICA_PORT: String(front.replica),
    POOLER_ADDRESS: here,
    POOLER_PORT: String(front.pooler),
    APP_PASSWORD: passwords.APP_PASSWORD,
    POOLER_PASSWORD: passwords.POOLER_PASSWORD,
  };
}
