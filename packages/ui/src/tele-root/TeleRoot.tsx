import { forwardRef, useCallback, useContext, useEffect, useMemo, useRef, useState, type HTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import { HeadingContext, type FirstHeading } from '../heading/context.ts';
import { directionOf } from '../messages/direction.ts';
import { useLocale } from '../messages/use-messages.ts';
import type { LinkComponent } from './link-component.ts';
import type { Appearance } from './appearance.ts';
import { OverlayContext, TeleRootContext, type Contrast, type Scheme } from './context.ts';
import { keepOnTop } from './keep-on-top.ts';
import { warnMixedVersions } from './warn-mixed-versions.ts';
import { useAppearance } from './use-appearance.ts';
import { teleVersion } from './version.ts';
import '../base/reset.css';
import '../tokens/registered.css';
import '../tokens/tokens.css';
import '../base/base.css';
import '../base/motion.css';
import '../visually-hidden/VisuallyHidden.css';

export interface TeleRootProps extends HTMLAttributes<HTMLDivElement> {
  /** Colour scheme. Default: the outer root's, else `light`. */
  scheme?: Scheme;
  /** `more` forces high contrast; `auto` follows the reader's setting. Default: the outer root's, else `auto`. */
  contrast?: Contrast;
  /** Design settings. May be a new object on every render. Invalid ones are ignored; development logs a warning. */
  appearance?: Appearance;
  /** Component of all links inside, for a router. Default: the outer root's, else a plain anchor. */
  link?: LinkComponent;
  /** Rank of our first heading in the surrounding page. Default: the outer root's, else 1. */
  headingLevel?: FirstHeading;
  /** Size container `tele`, at least 240px wide in content-sized containers.
   * In `dark` and `auto`, paints its background. For widgets, not pages with fixed bars. */
  contained?: boolean;
}

/** The `.tele` element: tokens, base styles, and the container of overlays. */
export const TeleRoot = forwardRef<HTMLDivElement, TeleRootProps>(function TeleRoot(
  { scheme, contrast, appearance, link, headingLevel, contained = false, className, style, children, ...rest },
  ref,
) {
  const outer = useContext(TeleRootContext);
  const locale = useLocale();
  const [overlays, setOverlays] = useState<HTMLDivElement | null>(null);
  useEffect(() => (overlays ? keepOnTop(overlays) : undefined), [overlays]);
  const ownScheme = scheme ?? outer?.scheme ?? 'light';
  const ownLink = link ?? outer?.link;
  const outerHeading = useContext(HeadingContext);
  const ownContrast = contrast ?? outer?.contrast ?? 'auto';
  const root = useRef<HTMLDivElement | null>(null);
  const setRoot = useCallback(
    (node: HTMLDivElement | null) => {
      root.current = node;
      if (typeof ref === 'function') ref(node);
      else if (ref) ref.current = node;
    },
    [ref],
  );
  useEffect(() => {
    if (root.current) warnMixedVersions(root.current);
  }, []);
  const knobs = useAppearance(appearance, root);
  const value = useMemo(
    () => ({ scheme: ownScheme, contrast: ownContrast, link: ownLink }),
    [ownScheme, ownContrast, ownLink],
  );
  return (
    <TeleRootContext.Provider value={value}>
      <HeadingContext.Provider value={headingLevel ?? outerHeading}>
        <OverlayContext.Provider value={overlays}>
          <div
            lang={locale}
            dir={directionOf(locale)}
            {...rest}
            ref={setRoot}
            className={joinClass('tele', className)}
            data-tele-version={teleVersion}
            data-tele-contained={contained || undefined}
            data-tele-scheme={ownScheme}
            data-tele-contrast={ownContrast === 'more' ? 'more' : undefined}
            style={{ ...knobs, ...style }}
          >
            <div className="tele-root__content">{children}</div>
            <div ref={setOverlays} className="tele-root__overlays" />
          </div>
        </OverlayContext.Provider>
      </HeadingContext.Provider>
    </TeleRootContext.Provider>
  );
});
