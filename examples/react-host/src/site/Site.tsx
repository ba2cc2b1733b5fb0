import { StrictMode, type MouseEvent } from 'react';
import { Log } from '../log/Log.tsx';
import { Controls } from '../settings/Controls.tsx';
import { useSettings } from '../settings/store.ts';
import { goTo, useAddress } from '../address/address.ts';
import { pageAt, pages } from './pages.ts';

function follow(event: MouseEvent<HTMLAnchorElement>, path: string): void {
  if (event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  goTo(path);
}

export const Site = () => {
  const { pathname } = useAddress();
  const { strict, shown, mounts, dir } = useSettings();
  const page = pageAt(pathname);
  const widget = shown && <page.Widget key={`${page.path} ${mounts}`} />;
  return (
    <div className="jl" dir={dir}>
      <header className="jl-top">
        <div className="jl-wrap">
          <strong>Jacaranda Lane Medical</strong>
          <nav aria-label="Site">
            {pages.map(({ path, link }) => (
              <a
                key={path}
                href={path}
                aria-current={path === page.path ? 'page' : undefined}
                onClick={(event) => follow(event, path)}
              >
                {link}
              </a>
            ))}
          </nav>
        </div>
      </header>
      <main className="jl-wrap jl-main">
        <article>
          <h1>{page.title}</h1>
          <p>{page.lede}</p>
          {strict ? <StrictMode>{widget}</StrictMode> : widget}
          <h2>{page.after.title}</h2>
          <p>{page.after.text}</p>
        </article>
        <aside>
          <Log />
          <Controls seats={page.seats} />
          <section className="jl-box">
            <h2>Find us</h2>
            <p>
              18 Jacaranda Lane, Grafton NSW 2460
              <br />
              Monday to Friday, 8 am to 6 pm
            </p>
          </section>
        </aside>
      </main>
    </div>
  );
};
