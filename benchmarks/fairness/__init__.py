"""Who wins a race on unequal networks: `./bench fairness`, and the proxy that makes networks unequal."""
