import type { Browser } from 'playwright';
import { program } from '../program.ts';
import { secondsSince } from '../steps.ts';
import { install, type Installing } from './install.ts';
import type { Project } from './projects.ts';
import { run } from './run.ts';
import type { Service } from './service.ts';
import type { Site } from './site.ts';
import { visit } from './visit.ts';

interface Play extends Omit<Installing, 'settings'> {
  service: Service;
  site: Site;
  browser: () => Promise<Browser>;
}

export async function play(project: Project, { service, site, browser, ...installing }: Play): Promise<boolean> {
  const { folder, signal } = installing;
  const began = performance.now();
  const times: string[] = [];
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const from = performance.now();
    try {
      return await work();
    } finally {
      times.push(`${name} ${secondsSince(from)}`);
    }
  };
  const end = (mark: string): void =>
    console.log(`${mark} ${project.name}, ${secondsSince(began)}: ${times.join(' · ')}`);
  const settings = {
    apiBase: service.apiBase,
    stripe: { publishableKey: 'pk_test_sandbox', scriptUrl: `${service.sandbox}/stripe.js` },
  };
  try {
    await timed('install', () => install(project, { ...installing, settings }));
    for (const [command, ...args] of project.commands) {
      const [file, ...words] =
        command === 'node' ? [process.execPath] : program(command === 'tsc' ? 'typescript' : command, command, folder);
      const output = await timed(command === 'node' ? (args[0] ?? '') : command, () =>
        run(file, [...words, ...args], { cwd: folder, signal, env: { NEXT_TELEMETRY_DISABLED: '1' } }),
      );
      if (!project.site) process.stdout.write(output);
    }
    if (project.site) await timed('booking', () => visit({ project, folder, service, site, browser }));
    end('✔');
    return true;
  } catch (error) {
    console.error(`${project.name}: ${error instanceof Error ? error.message : String(error)}`);
    end('✖');
    return false;
  }
}
