# The house as an image: docker build -t sixgun .
# The first stage makes the wheel: mypyc and GCC compile the engine, Node (from PyPI, by the build itself) the page.
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY pyproject.toml build_compiled.py README.md LICENSE ./
COPY tools tools
COPY web web
COPY src src
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

# The second has the house and nothing that builds it.
FROM python:3.12-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir "$(ls /wheels/*.whl)[server,arena]" && rm -r /wheels \
    && useradd --system --create-home --home-dir /house house
USER house
WORKDIR /house
VOLUME /house
ENV SIXGUN_HOST=0.0.0.0 SIXGUN_PORT=8000 SIXGUN_DATABASE=/house/house.db SIXGUN_OPEN_BROWSER=false
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as ask; ask.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
CMD ["sixgun", "serve"]
