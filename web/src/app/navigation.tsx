// Moving between addresses without loading the page again.

import { useSyncExternalStore, type AnchorHTMLAttributes, type MouseEvent } from "react";
import { addressOf, parseRoute, type Route } from "./routes";

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("popstate", notify);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("popstate", notify);
  };
}

const address = () => location.pathname + location.hash;

export function useRoute(): Route {
  const [path = "/", hash = ""] = useSyncExternalStore(subscribe, address).split("#");
  return parseRoute(path, hash);
}

export function navigate(route: Route, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", addressOf(route));
  else history.replaceState(null, "", addressOf(route));
  notify();
}

type LinkProps = { to: Route } & AnchorHTMLAttributes<HTMLAnchorElement>;

export function Link({ to, onClick, ...rest }: LinkProps) {
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    if (rest.target !== undefined && rest.target !== "_self") return;
    event.preventDefault();
    navigate(to);
    window.scrollTo(0, 0);
  };
  return <a href={addressOf(to)} onClick={click} {...rest} />;
}

type JumpProps = { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>;

/** To a place on this page. The address stays as it is: what stands behind its # may be a seat's token. */
export function Jump({ to, ...rest }: JumpProps) {
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const place = document.getElementById(to);
    if (place && place.tabIndex < 0) place.tabIndex = -1;
    place?.focus();
    place?.scrollIntoView({ block: "nearest" });
  };
  return <a href={`#${to}`} onClick={click} {...rest} />;
}
