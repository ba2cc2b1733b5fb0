/** Different ports: the bare system shares this machine's network. */
const ports = {
  PORTAL_PORT: '7173',
  API_PORT: '7400',
  SANDBOX_PORT: '7460',
  SANDBOX_SMTP_PORT: '7461',
  SANDBOX_CLAMD_PORT: '7462',
  E2E_PORT_OFFSET: '2300',
};

const network = /^(https?_proxy|no_proxy|npm_config_registry)$/i;

export const certificates = '/etc/ssl/certs/ca-certificates.crt';

export function bareEnvironment(user: string, env: NodeJS.ProcessEnv): Record<string, string> {
  const own = Object.entries(env).filter(([name, value]) => network.test(name) && value !== undefined);
  return {
    ...(Object.fromEntries(own) as Record<string, string>),
    ...(env.NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS: certificates }),
    ...ports,
    HOME: `/home/${user}`,
    USER: user,
    PATH: '/usr/local/bin:/usr/bin:/bin',
    LANG: 'C',
  };
}
