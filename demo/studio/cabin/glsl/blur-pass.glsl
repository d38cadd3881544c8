// Gathers the light of neighbours that lie on the same surface.
uniform sampler2D uFirstA, uFirstB, uLight, uFrom;
layout(location = 0) out vec4 outLight;
layout(location = 1) out vec4 outFrom;
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy), size = textureSize(uLight, 0);
  vec4 a = texelFetch(uFirstA, at * 2, 0);
  vec3 n = texelFetch(uFirstB, at * 2, 0).xyz;
  vec4 sum = vec4(0.), from = vec4(0.);
  float total = 0.;
  for (int j = -4; j <= 4; j++) for (int i = -4; i <= 4; i++) {
    ivec2 o = at + ivec2(i, j);
    o = ivec2((o.x + size.x) % size.x, clamp(o.y, 0, size.y - 1));
    vec4 c = texelFetch(uFirstA, o * 2, 0);
    if (c.y < 0.) continue;
    float same = pow(max(dot(n, texelFetch(uFirstB, o * 2, 0).xyz), 0.), 12.);
    float w = (same + 1e-4) * exp(-abs(c.x - a.x) / (.02 + .02 * a.x)) * exp(-float(i * i + j * j) / 14.);
    sum += w * texelFetch(uLight, o, 0);
    from += w * texelFetch(uFrom, o, 0);
    total += w;
  }
  outLight = sum / max(total, 1e-6);
  outFrom = from / max(total, 1e-6);
}
