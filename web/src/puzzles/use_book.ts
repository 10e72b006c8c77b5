import { useEffect, useState } from "react";
import type { Book } from "./book";
import { fetchBook } from "./files";

/** Null while it is on its way. */
export function useBook(game: string): Book | "damaged" | null {
  const [book, setBook] = useState<Book | "damaged" | null>(null);
  useEffect(() => {
    let here = true;
    setBook(null);
    fetchBook(game).then(
      (fetched) => here && setBook(fetched),
      () => here && setBook("damaged"),
    );
    return () => {
      here = false;
    };
  }, [game]);
  return book;
}
