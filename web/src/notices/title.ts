// The title of the window: the page that is shown, and a mark while it is one's turn.

let page = "bathys";
let mark = "";

const show = (): void => {
  document.title = mark + page;
};

export function setPageTitle(title: string): void {
  page = title;
  show();
}

/** An empty mark takes it away. */
export function setTitleMark(text: string): void {
  mark = text;
  show();
}
